import {
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react';

const ICONS = {
  telegram: IconBrandTelegram,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
};

/** The sign of a social network, by its address; a globe for one that it does not know. */
export function SocialIcon({ href }: { /** The address of the page on the network. */ href: string }) {
  const [, Icon = IconWorld] = Object.entries(ICONS).find(([name]) => href.includes(name)) ?? [];
  return <Icon size={24} stroke={1.7} aria-hidden />;
}
