import { Box } from '@mantine/core';
import { FailedLine } from '../../components/feedback/FailedLine/FailedLine.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { DraftNotice } from '../../components/form/DraftNotice/DraftNotice.tsx';
import { CourseForm } from '../../components/staff/CourseForm/CourseForm.tsx';
import { blankCourse } from '../../components/staff/CourseForm/courseValues.ts';
import { useDepartments } from '../../data/departments.ts';
import { useDraft } from '../../data/useDraft.ts';
import { fa } from '../../text/fa.ts';
import { useAddCourse } from './useAddCourse.ts';

/** The form of a new course over its draft, with the departments to choose from (product §2, add course). */
export function NewCourse() {
  const { data: departments = [], error, isValidating, retry } = useDepartments();
  const { kept, generation, save, drop, forget } = useDraft('course');
  const { add, uploaded, cancel } = useAddCourse({ onAdded: forget });
  useErrorToast(error, 'course', fa.departments.listFailed);

  return (
    <>
      {kept && <DraftNotice onDrop={drop} />}
      {error && (
        <Box mb="md">
          <FailedLine message={fa.departments.listFailed} onRetry={retry} busy={isValidating} />
        </Box>
      )}
      <CourseForm
        key={generation}
        initial={{ ...blankCourse, ...kept }}
        departments={departments.map(({ id, name }) => ({ value: id, label: name }))}
        onTyped={save}
        onSubmit={add}
        uploaded={uploaded}
        onCancelUpload={cancel}
      />
    </>
  );
}
