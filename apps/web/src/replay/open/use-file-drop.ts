import { useEffect } from 'preact/hooks'

/** Calls back with a file that is dropped anywhere on the page. */
export function useFileDrop(onFile: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
    }
  }, [onFile])
}
