import type { PageName } from '../../src/pages.ts';

/** The states of a page, and its viewers. */
type State =
  | ('Loaded' | 'Loading' | 'Empty' | 'Failed' | 'NotFound' | 'Forbidden')
  | ('SignedOut' | 'SignedIn' | 'SessionOver' | 'Student' | 'Newcomer' | 'Instructor' | 'Admin' | 'Superuser');

type Stories = Readonly<Partial<Record<State, string>>>;

/** Stories with the names of their states. */
const named = (...states: readonly State[]): Stories => Object.fromEntries(states.map((state) => [state, state]));

/** The states of each page that need a story, with the story's export. */
export const STATES: Readonly<Record<PageName | 'NotFoundPage', Stories>> = {
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
