import { checkImage, IMAGE_KINDS, type ImageLimits } from '../../lib/file.ts';
import { fa } from '../../text/fa.ts';

/** The image files that a form field accepts. */
export interface PictureRules extends ImageLimits {
  /** The message for a file whose type is not accepted. */
  wrongKind: string;
  /** The message for a file that is too large. */
  tooLarge: string;
}

const COVER_BYTES = 10_485_760;

/** The recommended size of covers in pixels. */
export const COVER_SIZE = { width: 1280, height: 720 } as const;

/** The profile picture: any supported format, at most 5 MB (product §5). */
export const AVATAR: PictureRules = {
  kinds: IMAGE_KINDS,
  maxBytes: 5_242_880,
  wrongKind: fa.profile.pictureInvalid,
  tooLarge: fa.profile.pictureTooLarge,
};

/** An article's cover: any supported format, at most 10 MB (product §5). */
export const BLOG_COVER: PictureRules = {
  kinds: IMAGE_KINDS,
  maxBytes: COVER_BYTES,
  wrongKind: fa.profile.pictureInvalid,
  tooLarge: fa.forms.coverTooLarge,
};

/** A course's cover: png or jpeg, at most 10 MB (product §5). */
export const COURSE_COVER: PictureRules = {
  kinds: ['image/png', 'image/jpeg'],
  maxBytes: COVER_BYTES,
  wrongKind: fa.addCourse.fileType,
  tooLarge: fa.forms.coverTooLarge,
};

/** Checks the size and the first bytes of a file. Returns an error message, or null for a valid file (product §5). */
export async function refusalOf(file: Blob, rules: PictureRules): Promise<string | null> {
  const verdict = await checkImage(file, rules);
  const messages = {
    ok: null,
    kind: rules.wrongKind,
    bytes: rules.tooLarge,
    dimensions: fa.forms.imageTooLarge,
  };
  return messages[verdict];
}
