/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_ADMIN_SIGNUP_SHA256?: string;
  readonly VITE_INSTRUCTOR_SIGNUP_SHA256?: string;
  readonly VITE_VIDEO_HOSTS?: string;
}
