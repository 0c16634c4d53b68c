import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { DepartmentRow } from '../../../src/components/department/DepartmentRow/DepartmentRow.tsx';
import { fa } from '../../../src/text/fa.ts';
import { departments } from '../../fixtures.ts';

/** دپارتمان‌ها در خانه و در «درباره ما». تا پهنای متوسط ردیفی است که به کنار کشیده می‌شود، پس از آن سه در هر ردیف. بی دپارتمان، عنوانش هم نمی‌آید. */
const meta = preview.meta({
  component: DepartmentRow,
  args: { title: fa.nav.departments, lead: fa.home.departmentsLead, departments },
});

export const States = meta.story({
  name: 'ردیف دپارتمان‌ها · همه حالت‌ها',
  render: sheet(DepartmentRow, 1000, { پیش‌فرض: {} }),
});
