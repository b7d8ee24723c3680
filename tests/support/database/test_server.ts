/** How to reach the server that all tests share; each makes a database of its own in it. */
export type TestServer = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** A migrated database to copy, without connections. */
  readonly template: string;
};

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}
