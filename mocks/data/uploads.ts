import { readImage } from '../../src/lib/file.ts';
import { badRequest } from '../server/replies.ts';
import type { World } from '../server/world.ts';

/**
 * Stores the picture sent as `field`. Returns its path below `/media/`. Throws a 400 if the picture is too large or
 * invalid.
 */
export async function keepUpload(world: World, field: string, file: Blob, megabytes = 10): Promise<string> {
  if (file.size > megabytes * 1_048_576)
    throw badRequest({ [field]: [`حجم تصویر بیشتر از ${megabytes} مگابایت است.`] });
  const image = await readImage(file);
  if (!image) throw badRequest({ [field]: ['این فایل تصویر معتبری نیست.'] });
  const base64 = await toBase64(file);
  const { id } = world.db.uploads.create({ id: world.newId(), type: image.kind, base64 });
  return `uploads/${id}`;
}

/** The number of bytes to encode at once (a multiple of three), and the number of bytes between two pauses. */
const CHUNK = 24_576;
const IN_A_ROW = 20 * CHUNK;

/** Encodes a file in pieces, because encoding a large picture at once would block other requests. */
async function toBase64(file: Blob): Promise<string> {
  let base64 = '';
  for (let at = 0; at < file.size; at += CHUNK) {
    if (at % IN_A_ROW === 0) await new Promise((resolve) => setTimeout(resolve));
    const bytes = new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer());
    // `String.fromCharCode(...bytes)` would take five times as long.
    base64 += btoa(String(Reflect.apply(String.fromCharCode, null, bytes)));
  }
  return base64;
}

/** Decodes the bytes of an upload. */
export function uploadBytes(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
