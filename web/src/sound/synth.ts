/** Small warm sounds, made here: no recordings. Each is a few notes or a breath of noise that dies away. */

import type { Sound } from './kinds';

const LOUDNESS = 0.22;
/** Above this everything is softened. */
const WARMTH = 3200;

interface Note {
  at: number;
  pitch: number;
  /** Where the pitch falls to. */
  to?: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

interface Breath {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
}

const NOTES: Record<Sound, Note[]> = {
  card: [],
  coin: [
    { at: 0, pitch: 1318, lasts: 0.16, loud: 0.3, wave: 'sine' },
    { at: 0.05, pitch: 1760, lasts: 0.28, loud: 0.26, wave: 'sine' },
  ],
  die: [],
  round: [
    { at: 0, pitch: 261.6, lasts: 0.9, loud: 0.45, wave: 'triangle' },
    { at: 0.13, pitch: 329.6, lasts: 0.9, loud: 0.4, wave: 'triangle' },
    { at: 0.26, pitch: 392, lasts: 1.2, loud: 0.4, wave: 'triangle' },
  ],
  tile: [{ at: 0, pitch: 190, to: 85, lasts: 0.14, loud: 0.8, wave: 'sine' }],
  turn: [
    { at: 0, pitch: 392, lasts: 0.35, loud: 0.4, wave: 'triangle' },
    { at: 0.14, pitch: 523.3, lasts: 0.6, loud: 0.4, wave: 'triangle' },
  ],
};

const BREATHS: Partial<Record<Sound, Breath[]>> = {
  card: [{ at: 0, pitch: 1700, lasts: 0.16, loud: 1.3 }],
  die: [0, 0.07, 0.13, 0.21].map((at, place) => ({ at, pitch: 900 - 90 * place, lasts: 0.06, loud: 1.7 - 0.3 * place })),
  tile: [{ at: 0, pitch: 700, lasts: 0.05, loud: 0.4 }],
};

let studio: { context: AudioContext; out: AudioNode; noise: AudioBuffer } | null = null;

function open(): NonNullable<typeof studio> {
  if (studio) return studio;
  const context = new AudioContext();
  const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: WARMTH });
  const quiet = new GainNode(context, { gain: LOUDNESS });
  soft.connect(quiet).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  studio = { context, out: soft, noise };
  return studio;
}

/** Play it, in so many seconds. */
export function play(sound: Sound, delay: number): void {
  const { context, out, noise } = open();
  void context.resume();
  const start = context.currentTime + delay;
  for (const { at, pitch, to, lasts, loud, wave } of NOTES[sound]) {
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
    ring(context, tone, out, start + at, lasts, loud);
  }
  for (const { at, pitch, lasts, loud } of BREATHS[sound] ?? []) {
    const breath = new AudioBufferSourceNode(context, { buffer: noise });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.1 });
    band.connect(out);
    ring(context, breath, band, start + at, lasts, loud);
  }
}

function ring(
  context: AudioContext,
  source: AudioScheduledSourceNode,
  out: AudioNode,
  at: number,
  lasts: number,
  loud: number,
): void {
  const dying = new GainNode(context, { gain: 0 });
  dying.gain.setValueAtTime(0, at);
  dying.gain.linearRampToValueAtTime(loud, at + 0.008);
  dying.gain.exponentialRampToValueAtTime(0.0008, at + lasts);
  source.connect(dying).connect(out);
  source.start(at);
  source.stop(at + lasts);
}
