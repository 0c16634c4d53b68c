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
  /** Asks the server whether an access token is still valid. Resolves with false only after a 401. */
  accepts(token: string): Promise<boolean>;
}
