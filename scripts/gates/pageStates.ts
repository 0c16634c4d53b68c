/** What a page can be in, and whom it can be shown to. */
type State =
  | ('Loaded' | 'Loading' | 'Empty' | 'Failed' | 'NotFound' | 'Forbidden')
  | ('SignedOut' | 'SignedIn' | 'SessionOver' | 'Student' | 'Newcomer' | 'Instructor' | 'Admin' | 'Superuser');

type Stories = Readonly<Partial<Record<State, string>>>;

/** Stories that are named as their states. */
const named = (...states: readonly State[]): Stories => Object.fromEntries(states.map((state) => [state, state]));

/** The states of each page that need a story, and the export of that story. */
export const PAGES: Readonly<Record<string, Stories>> = {
  HomePage: { ...named('Loaded', 'Loading', 'Failed'), Empty: 'NothingToRecommend' },
  DepartmentPage: { ...named('Loaded', 'Loading', 'Failed', 'NotFound'), Empty: 'NoCourses' },
  NotificationsPage: named('Loaded', 'Loading', 'Empty', 'Failed', 'SignedOut'),
  BlogsPage: {
    ...named('Loaded', 'Loading', 'Empty', 'Failed', 'Admin'),
    NotFound: 'UnknownAddress',
    SignedOut: 'Visitor',
    Student: 'Loaded',
    Instructor: 'Staff',
  },
  AddBlogPage: {
    ...named('Failed', 'Student', 'Admin', 'Superuser'),
    Loaded: 'Empty',
    SignedOut: 'Visitor',
    Instructor: 'Empty',
  },
  AddCoursePage: {
    ...named('Failed', 'SessionOver', 'Student', 'Admin'),
    Loaded: 'Empty',
    SignedOut: 'Visitor',
    Instructor: 'Empty',
  },
  SignupPage: { Loaded: 'Default', Failed: 'Refused', SignedIn: 'SignedInAlready' },
  LoginPage: { Loaded: 'Default', Failed: 'Refused', SignedIn: 'SignedInAlready' },
  ProfilePage: {
    ...named('Loaded', 'Loading', 'SignedOut', 'Instructor', 'Admin'),
    Empty: 'NoCourses',
    Failed: 'ProfileFailed',
    Student: 'Loaded',
  },
  CoursesPage: {
    ...named('Loaded', 'Loading', 'Empty', 'Failed', 'Admin'),
    Student: 'OwnedCoursesStandApart',
    Instructor: 'InstructorMayAdd',
  },
  SyllabusPage: {
    ...named('Loaded', 'Loading', 'Failed', 'Forbidden', 'SignedOut', 'Newcomer', 'Instructor', 'Admin'),
    Empty: 'NoChapters',
    Student: 'Loaded',
  },
  LessonPage: {
    ...named('Loaded', 'Loading', 'Failed', 'NotFound'),
    Empty: 'NothingToShow',
    SignedOut: 'VisitorRefused',
  },
  PurchasePage: named('Loaded', 'Loading', 'Failed', 'NotFound'),
  BasketPage: { ...named('Loaded', 'Empty'), SignedOut: 'Visitor' },
  AboutPage: named('Loaded'),
  ContactPage: named('Loaded'),
  ServicesPage: named('Loaded'),
  NotFoundPage: { Loaded: 'Default' },
};
