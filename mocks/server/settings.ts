import * as v from 'valibot';
import { calls } from './calls.ts';
import { aboutFaults, faultText, WrittenFault, type Fault } from './faults.ts';
import { FLAVOURS, type Flavour } from './flavours.ts';
import { isScenario, SCENARIOS, type Scenario } from './scenarios.ts';

/** The least and the most, in milliseconds. */
export type Latency = readonly [min: number, max: number];

/** A fault of one call, which is written as `callOf` writes it; with `nth`, only of that time, counted from one. */
export interface PlannedFault {
  call: string;
  fault: Fault;
  nth?: number;
}

/** How a mock server behaves. */
export interface Settings {
  scenario: Scenario;
  /** Of everything that happens by chance. */
  seed: number;
  /** What each answer takes, chosen between the two; null stands for the scenario's own. */
  latency: Latency | null;
  /** Share of calls that fail with 500, from 0 to 1. */
  fail: number;
  flavour: Flavour;
  /** Seconds by which the server's clock is ahead. */
  clock: number;
  faults: readonly PlannedFault[];
}

/** The settings of which nothing was said. */
export const defaults: Settings = {
  scenario: 'default',
  seed: 1,
  latency: null,
  fail: 0,
  flavour: 'plain',
  clock: 0,
  faults: [],
};

/** Thrown for words that say nothing; the message, in English for terminals, says what was expected. */
export class SettingsError extends Error {}

/** The furthest that the clock can be ahead, in seconds: a hundred years. */
export const LATEST = 3_155_760_000;
/** The longest latency, in milliseconds. */
const LONGEST = 600_000;

/**
 * Reads the words of an address, the command line or the panel: the name of a scenario, `seed:7`, `latency:100-400`,
 * `fail:0.1`, `flavour:django`, `clock:3600` and `CALL=FAULT`, with `@n` behind it for the nth time only:
 * `GET /courses/=500@2`. What no word says is left out. Throws `SettingsError`.
 */
export function parseWords(words: readonly string[]): Partial<Settings> {
  const settings: Partial<Settings> = {};
  const faults: PlannedFault[] = [];
  const said = new Set<string>();
  for (const word of words.map((each) => each.trim())) {
    const setting = word.includes('=') ? parseFault(word) : parseSetting(word);
    const subject = 'call' in setting ? setting.call : Object.keys(setting).join();
    if (said.has(subject)) throw new SettingsError(`"${word}" comes second: ${subject} was set before.`);
    said.add(subject);
    if ('call' in setting) faults.push(setting);
    else Object.assign(settings, setting);
  }
  return faults.length > 0 ? { ...settings, faults } : settings;
}

/** The words that `parseWords` reads as `settings`; faults that no word can say are left out. */
export function toWords({ scenario, seed, latency, fail, flavour, clock, faults }: Settings): string[] {
  const planned = faults.flatMap(({ call, fault, nth }) => {
    const text = faultText(fault);
    return text === null ? [] : [`${call}=${text}${nth === undefined ? '' : `@${nth}`}`];
  });
  return [
    scenario,
    ...(seed === defaults.seed ? [] : [`seed:${seed}`]),
    ...(latency ? [`latency:${latency.join('-')}`] : []),
    ...(fail === defaults.fail ? [] : [`fail:${fail}`]),
    ...(flavour === defaults.flavour ? [] : [`flavour:${flavour}`]),
    ...(clock === defaults.clock ? [] : [`clock:${clock}`]),
    ...planned,
  ];
}

function parseSetting(word: string): Partial<Settings> {
  if (isScenario(word)) return { scenario: word };
  const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(word) ?? [];
  if (name === 'seed' || name === 'clock') return { [name]: parseWhole(name, value) };
  if (name === 'latency') return { latency: parseLatency(value) };
  if (name === 'fail') return { fail: parseShare(value) };
  if (name === 'flavour') return { flavour: parseFlavour(value) };
  throw new SettingsError(
    `"${word}" is none of: ${SCENARIOS.join(', ')}, seed:N, latency:MIN-MAX, fail:RATE, flavour:NAME, clock:SECONDS, CALL=FAULT.`,
  );
}

function parseWhole(name: 'seed' | 'clock', text: string): number {
  const most = name === 'clock' ? LATEST : Number.MAX_SAFE_INTEGER;
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new SettingsError(`${name} takes a whole number from 0 to ${most}, not "${text}".`);
}

function parseLatency(text: string): Latency {
  const [, min = '', max = ''] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  const latency: Latency = [Number(min), Number(max)];
  if (min !== '' && isLatency(latency)) return latency;
  throw new SettingsError(`latency is MIN-MAX in milliseconds up to ${LONGEST}, not "${text}".`);
}

function parseShare(text: string): number {
  if (/^[\d.]+(e-\d+)?$/.test(text) && isShare(Number(text))) return Number(text);
  throw new SettingsError(`fail takes a number from 0 to 1, not "${text}".`);
}

function parseFlavour(text: string): Flavour {
  const flavour = FLAVOURS.find((known) => known === text);
  if (flavour) return flavour;
  throw new SettingsError(`flavour is one of ${FLAVOURS.join(', ')}, not "${text}".`);
}

function parseFault(word: string): PlannedFault {
  const [, call = '', text = '', nth] = /^([^=]*)=([^@]*)(?:@(\d+))?$/.exec(word) ?? [];
  if (!calls.includes(call))
    throw new SettingsError(`"${word}": the API has no call "${call}", such as "${calls[0]}".`);
  const { success, output: fault } = v.safeParse(WrittenFault, text);
  if (!success) {
    throw new SettingsError(
      `"${word}": "${text}" is no fault, such as ${aboutFaults.map(([word]) => word).join(', ')}.`,
    );
  }
  if (nth === undefined) return { call, fault };
  if (Number(nth) >= 1 && Number.isSafeInteger(Number(nth))) return { call, fault, nth: Number(nth) };
  throw new SettingsError(`"${word}": times of a call are counted from one.`);
}

/** Whether two numbers are a latency. */
export const isLatency = ([min, max]: Latency) => Number.isInteger(min) && min >= 0 && min <= max && max <= LONGEST;

/** Whether a number is a share: from 0 to 1. */
export const isShare = (value: number) => value >= 0 && value <= 1;
