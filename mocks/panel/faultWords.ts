import { faultText, type Fault } from '../server/faults.ts';
import { texts } from './text.ts';

/** A fault in a word; one that has a body of its own is told by its status. */
export function faultWord(fault: Fault): string {
  const word = faultText(fault);
  if (word !== null) return word;
  return typeof fault === 'object' && 'status' in fault ? String(fault.status) : 'json';
}

/** What the fault of a word does, in Persian; nothing for a word without a sentence. */
export function faultName(word: string): string | undefined {
  return texts.faults.kinds[word.split(':')[0] ?? ''];
}
