import preview from '../../../.storybook/preview.tsx';
import { PageSkeleton } from '../../../src/components/feedback/PageSkeleton/PageSkeleton.tsx';

const meta = preview.meta({ title: 'Components/Feedback/PageSkeleton', component: PageSkeleton });

export const Default = meta.story();
