import { services as own } from '../../../brand/texts.ts';

/** The page about the academy's services (product §1). */
export const services = { ...own, title: 'خدمات ما', toContact: 'تماس با ما' } as const;
