/** The part of the session that the client uses. */
export interface SessionPort {
  /** Returns the signed-in user with the current access token. Null for a visitor. */
  user(): { id: string; accessToken: string } | null;
  /**
   * Exchanges a refused access token for a new one. `renewals` is the number of earlier refreshes for this call.
   * Resolves with null if the session has ended, or if the token cannot be refreshed now. Concurrent callers share one
   * refresh.
   */
  refresh(refused: string, renewals: number): Promise<string | null>;
  /** Keeps the session from expiring during an upload, until the returned function is called. */
  prolong(): Promise<() => void>;
  /** Resolves with whether the server still accepts an access token. True unless the server responds with 401. */
  accepts(token: string): Promise<boolean>;
}
