import { imageKind, imageSize } from '../../src/lib/file.ts';
import { badRequest } from '../server/replies.ts';
import { issueId } from './ids.ts';
import type { World } from '../server/types.ts';

/** Keeps the picture of a form's `field` and returns its path under the media address; answers 400 for any other file. */
export async function keepUpload(world: World, field: string, file: Blob): Promise<string> {
  const type = await imageKind(file);
  if (!type || !(await imageSize(file))) throw badRequest({ [field]: ['این فایل تصویر معتبری نیست.'] });
  const { id } = world.db.uploads.create({ id: issueId(world), type, base64: toBase64(await file.bytes()) });
  return `uploads/${id}`;
}

/** Bytes that are made into text at a time: byte by byte, a large picture would hold up every other answer. */
const CHUNK = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

/** The bytes of an upload. */
export function uploadBytes(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
