import {
  Input,
  type InputWrapperProps,
  SimpleGrid,
  Skeleton,
  Textarea,
  TextInput,
  type ComboboxItem,
} from '@mantine/core';
import type { NewCourse } from '../../../api/courses.ts';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';
import { NeedsConnection } from '../../feedback/NeedsConnection/NeedsConnection.tsx';
import { AcademyForm, SubmitButton } from '../../form/AcademyForm/AcademyForm.tsx';
import { useAcademyForm, type FieldErrors } from '../../form/AcademyForm/useAcademyForm.ts';
import { CoverField } from '../../form/CoverField/CoverField.tsx';
import { UploadProgress, type UploadProps } from '../../form/UploadProgress/UploadProgress.tsx';
import { inline, optional } from '../../form/optional.ts';
import { COURSE_COVER, COVER_SIZE } from '../../form/pictures.ts';
import { PriceField } from '../../form/PriceField/PriceField.tsx';
import type { CourseFields, CourseTexts } from './courseValues.ts';
import { courseRules, isAbovePrice, newCourseOf, statuses } from './courseValues.ts';

const SelectField = lazyPart(async () => (await import('../../form/SelectField/SelectField.tsx')).SelectField, {
  loading: ({ label }) => <WaitingField label={label} />,
  failed: (line, { label }) => <Input.Wrapper label={label}>{line}</Input.Wrapper>,
});

interface CourseFormProps extends UploadProps {
  /** The initial values, such as a draft. */
  initial: CourseTexts;
  /** The departments. Empty while loading. */
  departments: ComboboxItem[];
  /** Called with all values on every change. */
  onTyped: (texts: CourseTexts) => void;
  /** Adds the course. Resolves with error messages on failure. */
  onSubmit: (course: NewCourse) => Promise<FieldErrors | void>;
  /** Whether the form stays busy after a successful submission, until the next page opens. Default false. */
  busy?: boolean;
}

/** The form for a new course (product §5). */
export function CourseForm({
  initial,
  departments,
  onTyped,
  onSubmit,
  busy = false,
  uploaded = null,
  onCancelUpload,
}: CourseFormProps) {
  const form = useAcademyForm<CourseFields, NewCourse>({
    initialValues: { ...initial, cover: null },
    validate: courseRules,
    validateInputOnBlur: ['title', 'description'],
    transformValues: newCourseOf,
    onValuesChange: (values) => onTyped(values),
    onSubmit,
  });
  const working = busy || form.submitting;
  return (
    <>
      <AcademyForm
        form={form}
        aside={
          <>
            <SelectField
              {...form.getInputProps('department')}
              value={form.values.department || null}
              label={fa.addCourse.department}
              {...optional}
              placeholder={fa.addCourse.chooseDepartment}
              data={departments}
              disabled={departments.length === 0}
              onChange={(value) => form.setFieldValue('department', value ?? '')}
            />
            <SelectField
              {...form.getInputProps('status')}
              value={form.values.status || null}
              label={fa.addCourse.status}
              {...optional}
              placeholder={fa.addCourse.chooseStatus}
              data={statuses}
              onChange={(value) => form.setFieldValue('status', value ?? '')}
            />
            <CoverField
              {...form.getInputProps('cover')}
              label={fa.addCourse.cover}
              description={fa.addCourse.coverHint}
              rules={COURSE_COVER}
              best={COVER_SIZE}
              value={form.values.cover}
              onRefuse={(message) => form.setFieldError('cover', message)}
              onCheck={form.waitFor}
              disabled={working}
            />
            <NeedsConnection text={fa.offline.sending} />
          </>
        }
        footer={<SubmitButton busy={working} label={fa.addCourse.submit} busyLabel={fa.addCourse.submitting} />}
      >
        <TextInput
          {...form.getInputProps('title')}
          aria-required
          label={fa.addCourse.titleField}
          dir={directionOf(form.values.title)}
        />
        <Textarea
          {...form.getInputProps('description')}
          aria-required
          label={fa.addCourse.description}
          dir={directionOf(form.values.description)}
          minRows={6}
        />
        <SimpleGrid cols={{ base: 1, lg: 2 }} verticalSpacing="var(--gap)">
          <PriceField
            {...form.getInputProps('price')}
            aria-required
            value={form.values.price}
            label={fa.addCourse.price}
            description={fa.addCourse.priceHint}
            descriptionProps={inline}
          />
          <PriceField
            {...form.getInputProps('amount_with_discount')}
            value={form.values.amount_with_discount}
            label={fa.addCourse.discountedPrice}
            {...optional}
            note={isAbovePrice(form.values) && fa.addCourse.discountAbovePrice}
          />
        </SimpleGrid>
      </AcademyForm>
      {uploaded !== null && <UploadProgress share={uploaded} onCancel={onCancelUpload} />}
    </>
  );
}

function WaitingField({ label }: Pick<InputWrapperProps, 'label'>) {
  return (
    <Input.Wrapper label={label} {...optional} size="md" labelElement="div">
      <Skeleton height={44} radius="md" />
    </Input.Wrapper>
  );
}
