import { imageKind } from '../../src/lib/file.ts';
import { badRequest } from '../server/replies.ts';
import { issueId } from './random.ts';
import type { World } from '../server/world.ts';

/** Keeps the picture of a form's `field` and returns its path under the media address; answers 400 for any other file. */
export async function keepUpload(world: World, field: string, file: Blob): Promise<string> {
  const type = await imageKind(file);
  if (!type) throw badRequest({ [field]: ['این فایل تصویر معتبری نیست.'] });
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const { id } = await world.db.uploads.create({ id: await issueId(world), type, base64: btoa(binary) });
  return `uploads/${id}`;
}

/** The bytes of an upload. */
export function uploadBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
