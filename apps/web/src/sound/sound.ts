import { settings, USUAL_VOLUME } from '../settings/settings.ts'
import { type Note, SOUNDS, type SoundName } from './sounds.ts'

export type { SoundName } from './sounds.ts'

let context: AudioContext | undefined
let paper: AudioBuffer | undefined

/** Plays a sound at the volume of the settings, if the browser allows it. */
export function sound(name: SoundName): void {
  const { volume, speed } = settings.value
  if (volume === 0 || speed === 'instant' || document.hidden) return
  if (navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
    for (const note of SOUNDS[name]) play(context, note, loudness(volume))
  } catch {
    // a device without audio output stays silent
  }
}

/** The usual volume is as loud as the notes say. People hear loudness about as the square root of it. */
const loudness = (percent: number): number => (percent / USUAL_VOLUME) ** 2

function play(audio: AudioContext, { wave, from, to, time, volume, after = 0 }: Note, loudness: number): void {
  const start = audio.currentTime + after
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(Math.min(1, volume * loudness), start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + time)
  gain.connect(audio.destination)
  const source =
    wave === 'paper' ? rustle(audio, gain, from, to, start, time) : tone(audio, gain, wave, from, to, start, time)
  source.start(start)
  source.stop(start + time + 0.02)
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  wave: OscillatorType,
  from: number,
  to: number,
  start: number,
  time: number,
): AudioScheduledSourceNode {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.linearRampToValueAtTime(to, start + time)
  source.connect(out)
  return source
}

function rustle(
  audio: AudioContext,
  out: AudioNode,
  from: number,
  to: number,
  start: number,
  time: number,
): AudioScheduledSourceNode {
  paper ??= noise(audio)
  const source = audio.createBufferSource()
  source.buffer = paper
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + time)
  source.connect(filter).connect(out)
  return source
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
