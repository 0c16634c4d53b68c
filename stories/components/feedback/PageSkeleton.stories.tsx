import preview from '../../../.storybook/preview.tsx';
import { PageSkeleton } from '../../../src/components/feedback/PageSkeleton/PageSkeleton.tsx';

/** شکل کلی یک صفحه، عنوان و کارت‌ها، تا کد خود صفحه برسد. همین که صفحه آمد، اسکلت خودش جای آن را می‌گیرد. */
const meta = preview.meta({ component: PageSkeleton });

export const States = meta.story({ name: 'اسکلت صفحه · همه حالت‌ها' });
