import { Image, type ImageProps } from '@mantine/core';
import { useCallback } from 'react';

interface FilePictureProps extends Omit<ImageProps, 'src' | 'fallbackSrc'> {
  /** The image file on the user's device. */
  file: Blob;
  /** URL of an image to show if the file cannot be displayed. */
  fallback: string;
}

/** A preview of a chosen image file. It has no alternative text, because the file's name is beside it. */
export function FilePicture({ file, fallback, ...props }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Image
      ref={show}
      alt=""
      onError={({ currentTarget: image }) => {
        if (image.getAttribute('src') !== fallback) image.src = fallback;
      }}
      {...props}
    />
  );
}
