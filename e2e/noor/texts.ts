// The text of the second academy's pages.

export const about = {
  why: { title: 'نور از کجا آمد', text: 'از یک کارگاه سفال در اصفهان، که شاگردانش راه دوری می‌آمدند.' },
  sections: [{ title: 'استادان ما', text: 'هنرمندانی که هنوز خودشان کار می‌کنند.' }],
  valuesTitle: 'به چه پایبندیم',
  values: [{ title: 'حوصله', text: 'هنر را نمی‌شود شتاب داد.' }],
};

export const services = {
  lead: 'کلاس، کارگاه و نمایشگاه.',
  items: [{ title: 'کارگاه در شهر شما', text: 'گروه‌های ده‌نفره را حضوری هم درس می‌دهیم.', icon: 'groups' as const }],
  question: 'پرسشی دارید؟ بپرسید.',
};
