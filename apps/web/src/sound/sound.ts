import { settings } from '../settings/settings.ts'

/** A short tone or noise: start and end frequency in hertz, duration and delay in seconds, and volume. */
interface Note {
  readonly wave: OscillatorType | 'paper'
  readonly from: number
  readonly to: number
  readonly time: number
  readonly volume: number
  readonly after?: number
}

const SOUNDS = {
  card: [{ wave: 'paper', from: 2600, to: 900, time: 0.07, volume: 0.25 }],
  turn: [
    { wave: 'paper', from: 1800, to: 3200, time: 0.06, volume: 0.2 },
    { wave: 'paper', from: 2600, to: 900, time: 0.07, volume: 0.25, after: 0.12 },
  ],
  deal: [0, 0.07, 0.14, 0.21].map(
    (after) => ({ wave: 'paper', from: 2200, to: 1400, time: 0.05, volume: 0.15, after }) as const,
  ),
  points: [{ wave: 'sine', from: 880, to: 880, time: 0.12, volume: 0.06 }],
  moment: [
    { wave: 'triangle', from: 523, to: 523, time: 0.14, volume: 0.08 },
    { wave: 'triangle', from: 784, to: 784, time: 0.22, volume: 0.08, after: 0.12 },
  ],
  vanish: [{ wave: 'paper', from: 600, to: 5000, time: 0.35, volume: 0.25 }],
  refuse: [{ wave: 'sine', from: 220, to: 180, time: 0.14, volume: 0.08 }],
  win: [523, 659, 784, 1047].map(
    (pitch, i) => ({ wave: 'triangle', from: pitch, to: pitch, time: 0.28, volume: 0.08, after: i * 0.13 }) as const,
  ),
} satisfies Record<string, readonly Note[]>

let context: AudioContext | undefined
let paper: AudioBuffer | undefined

/** Plays a sound, if sounds are on and the browser allows it. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.value.sounds || settings.value.speed === 'instant' || document.hidden) return
  if (navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
    for (const note of SOUNDS[name]) play(context, note)
  } catch {
    // a device without audio output stays silent
  }
}

function play(audio: AudioContext, { wave, from, to, time, volume, after = 0 }: Note): void {
  const start = audio.currentTime + after
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + 0.008)
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
