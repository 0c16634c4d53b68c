import { FileInput, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';
import { fallbackOf } from '../../layout/ApiImage/ApiImage.tsx';
import { FilePicture } from '../FilePicture/FilePicture.tsx';
import { announce } from '../../feedback/announce.ts';
import { LeaveGuard } from '../LeaveGuard/LeaveGuard.tsx';
import { refusalOf, type PictureRules } from '../pictures.ts';
import classes from './CoverField.module.css';

interface CoverFieldProps {
  /** The text above the field. */
  label: string;
  /** What to know before choosing, under the label. */
  description?: ReactNode;
  /** Which pictures are taken. */
  rules: PictureRules;
  /** The size in pixels that suits it best; said, not asked for. */
  best?: { width: number; height: number };
  /** The picture that was chosen. */
  value: File | null;
  /** Takes the chosen picture, once it is judged to be fine; null where it was taken away or refused. */
  onChange: (file: File | null) => void;
  /** Hears why a chosen file was refused; then none is chosen. */
  onRefuse: (message: string) => void;
  /** Takes the judging of a file that was chosen, which ends before anything is sent; false where it was refused. */
  onCheck?: (check: Promise<boolean>) => void;
  /** What is wrong, below the field. */
  error?: ReactNode;
  /** Must there be one? Default false. */
  required?: boolean;
  /** While the form is sent. Default false. */
  disabled?: boolean;
  /** Finds it when its form moves the focus here. */
  'data-path'?: string;
  /** Its name in the form. */
  name?: string;
}

/** A cover picture, judged by its first bytes, with a preview (product §5). */
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
  const latest = useRef<File | null>(null);
  const [isOver, setOver] = useState(false);

  async function choose(file: File | null): Promise<boolean> {
    latest.current = file;
    const message = file && (await refusalOf(file, rules));
    if (latest.current !== file) return true;
    onChange(message === null ? file : null);
    if (message !== null) onRefuse(message);
    if (file) announce(message ?? fa.forms.chosen(file.name));
    return message === null;
  }

  function take(file: File | null) {
    const check = choose(file);
    onCheck?.(check);
  }

  return (
    <div
      className={classes.root}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // Without this the browser would open the file in the page's place.
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
      <FileInput
        {...props}
        id={id}
        // Its own words, too: «تصویر کاور، انتخاب فایل».
        aria-labelledby={`${id}-label ${id}`}
        value={value}
        onChange={take}
        accept={rules.kinds.join(',')}
        required={required}
        placeholder={fa.forms.chooseFile}
        leftSection={<IconPhoto size={20} aria-hidden />}
        clearable={!props.disabled}
        clearButtonProps={{ 'aria-label': fa.forms.removeFile }}
      />
      <Text size="sm" c="dimmed" mt={6}>
        {isOver ? fa.forms.dropNow : fa.forms.drop} {best && fa.forms.size(best.width, best.height)}
      </Text>
      {value && <LeaveGuard file={value} />}
      {value ? (
        <FilePicture file={value} fallback={fallbackOf('cover')} className={classes.preview ?? ''} radius="md" />
      ) : (
        <div className={classes.preview} aria-hidden />
      )}
    </div>
  );
}
