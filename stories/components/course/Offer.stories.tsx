import { Button, Text } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Offer, OfferColumns } from '../../../src/components/course/Offer/Offer.tsx';
import { fa } from '../../../src/text/fa.ts';
import { formatPrice } from '../../../src/text/format.ts';

const offer = (
  <Offer>
    <Text fw={700}>{formatPrice(1_480_000)}</Text>
    <Button size="lg">{fa.course.addToBasket}</Button>
  </Offer>
);

/** بها و دکمه‌ی گرفتن یک چیز. در گوشی به لبه‌ی پایین می‌چسبد و زمینه‌ی صفحه را گرد خود دارد تا روی نوشته‌ای نیفتد؛ از ۹۶۰ پیکسل کارتی است کنار آنچه عرضه می‌شود. در هر صفحه یکی. */
const meta = preview.meta({ component: Offer, args: { children: null } });

export const States = meta.story({
  name: 'پیشنهاد خرید · همه حالت‌ها',
  render: sheet(Offer, 900, {
    تنها: offer,
    'کنار آنچه عرضه می‌شود': (
      <OfferColumns aside={offer}>
        <Text>{fa.brand.description}</Text>
      </OfferColumns>
    ),
  }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
