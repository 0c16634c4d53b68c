/** What a deployment decides, by the names that `.env.example` explains. */
type Settings = Readonly<Record<string, string | undefined>>;

// Outside Vite there was no build.
const built: Settings = import.meta.env ?? {};

/** What was decided since the build: the pages bring it along, a server has it in its environment. */
const decided: Settings =
  typeof document === 'undefined'
    ? process.env
    : (JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Settings);

/** A setting of the deployment; one that is left empty counts as unset. */
export const setting = (name: string): string | undefined => decided[name]?.trim() || built[name]?.trim() || undefined;

/** The parts of a setting that is a list, separated by commas. */
export const listSetting = (name: string): string[] | undefined =>
  setting(name)
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean);
