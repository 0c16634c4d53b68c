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
  /** The label. */
  label: string;
  /** The hint below the label. */
  description?: ReactNode;
  /** The accepted kind of picture. */
  rules: PictureRules;
  /** The recommended size in pixels. It is not enforced. */
  best?: { width: number; height: number };
  /** The chosen picture. */
  value: File | null;
  /** Called with a valid picture, or with null if it was removed or refused. */
  onChange: (file: File | null) => void;
  /** Called with the reason if a file was refused. */
  onRefuse: (message: string) => void;
  /**
   * Called with the running check of a chosen file, which must end before the form is sent. It resolves with false if
   * the file was refused.
   */
  onCheck?: (check: Promise<boolean>) => void;
  /** The error below the field. */
  error?: ReactNode;
  /** Whether it is required. Default false. */
  required?: boolean;
  /** Whether the form is being sent. Default false. */
  disabled?: boolean;
  /** The element id, for the focus. */
  'data-path'?: string;
  /** The field's name. */
  name?: string;
}

/** A cover picture with a preview. Its first bytes are checked (product §5). */
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
        // Otherwise the browser would open the file in place of the page.
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
        // The field's own words are part of its name: «تصویر کاور، انتخاب فایل».
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
