import { shortName } from '../../../brand/brand.ts';
import { about as own } from '../../../brand/texts.ts';
import { numberWord } from '../format.ts';

/** The about page (product §1). */
export const about = {
  ...own,
  title: 'درباره‌ی ما',
  departmentsTitle: (count: number) => `${numberWord(count)} دپارتمان، یک ${shortName}`,
  departmentsLead: 'از هر کدام شروع کنید، راه بقیه هم باز است.',
  /** The labels below the numbers of courses, free courses and departments. */
  counts: { courses: 'دوره', free: 'دوره‌ی رایگان', departments: 'دپارتمان' },
} as const;
