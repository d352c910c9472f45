export const log = {
  title: 'Log',
  empty: 'Nothing has happened yet',
}
