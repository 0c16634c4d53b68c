import { FileInput, Text } from '@mantine/core';
import { useId, useRef, useState, type ReactNode } from 'react';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';
import { fallbackOf } from '../../layout/ApiImage/ApiImage.tsx';
import { FilePicture } from '../FilePicture/FilePicture.tsx';
import { announce } from '../../feedback/announce.ts';
import { LeaveGuard } from '../LeaveGuard/LeaveGuard.tsx';
import { inline } from '../optional.ts';
import { refusalOf, type PictureRules } from '../pictures.ts';
import classes from './CoverField.module.css';
import { CoverHint } from './coverHint.tsx';

interface CoverFieldProps {
  label: string;
  /** A hint beside the label. */
  description?: ReactNode;
  /** The accepted file types and sizes. */
  rules: PictureRules;
  /** The recommended size in pixels. It is not enforced. */
  best?: { width: number; height: number };
  /** The chosen image. */
  value: File | null;
  /** Called with a valid image, or with null if the image was removed or rejected. */
  onChange: (file: File | null) => void;
  /** Called with an error message if a file was rejected. */
  onRefuse: (message: string) => void;
  /**
   * Called when the check of a chosen file starts, with a promise of the result. The form must await this promise
   * before sending. The promise resolves with false if the file was rejected.
   */
  onCheck?: (check: Promise<boolean>) => void;
  /** The error message below the field. */
  error?: ReactNode;
  /** Whether the field is required. Default false. */
  required?: boolean;
  /** Whether the form is being sent. Default false. */
  disabled?: boolean;
  /** Mantine's path for the field, used to find the element to focus. */
  'data-path'?: string;
  name?: string;
}

/** A field for a cover image, which the user chooses or drops. It checks each file and shows a preview (product §5). */
export function CoverField({
  rules,
  best,
  value,
  onChange,
  onRefuse,
  onCheck,
  required = false,
  ...props
}: CoverFieldProps) {
  const id = useId();
  const reset = useRef<() => void>(null);
  const latest = useRef<File | null>(null);
  const [isOver, setOver] = useState(false);

  async function choose(file: File | null): Promise<boolean> {
    latest.current = file;
    const message = file && (await refusalOf(file, rules));
    if (latest.current !== file) return true;
    // Resets the file input, so that the user can choose a corrected file of the same name.
    reset.current?.();
    const chosen = message === null ? file : null;
    // `onChange` clears the field's error. Mantine would then ignore the same error from `onRefuse`. So `onChange` is
    // called only if the file has changed.
    if (chosen !== value) onChange(chosen);
    if (message !== null) onRefuse(message);
    if (file) announce(message ?? fa.forms.chosen(file.name));
    return message === null;
  }

  function take(file: File | null) {
    const check = choose(file);
    onCheck?.(check);
  }

  const zone = (input: ReactNode) => (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      data-error={Boolean(props.error) || undefined}
      data-chosen={value !== null || undefined}
      onDragOver={(event) => {
        // By default, the browser would leave the page and open the dropped file.
        event.preventDefault();
        setOver(!props.disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !props.disabled) take(file);
      }}
    >
      <div className={classes.content}>
        {value ? (
          <FilePicture file={value} fallback={fallbackOf('cover')} className={classes.preview ?? ''} fit="contain" />
        ) : (
          <CoverHint best={best} isOver={isOver} disabled={Boolean(props.disabled)} />
        )}
        {input}
      </div>
    </div>
  );
  return (
    <>
      <FileInput
        {...props}
        id={id}
        // The accessible name is the label and the field's own text: «تصویر کاور، انتخاب فایل».
        aria-labelledby={`${id}-label ${id}`}
        variant="unstyled"
        classNames={classes}
        descriptionProps={inline}
        inputContainer={zone}
        value={value}
        valueComponent={FileName}
        resetRef={reset}
        onChange={take}
        accept={rules.kinds.join(',')}
        required={required}
        placeholder={fa.forms.chooseFile}
        clearable={!props.disabled}
        clearButtonProps={{ 'aria-label': fa.forms.removeFile }}
      />
      {value && <LeaveGuard file={value} />}
    </>
  );
}

/** The name of the chosen file. The name is isolated, because a name that begins with a digit would be scrambled. */
const FileName = ({ value }: { value: File | File[] | null }) => (
  <Text span inherit truncate display="block">
    <bdi>{value instanceof File && value.name}</bdi>
  </Text>
);
