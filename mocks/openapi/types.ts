/** A piece of a JSON document. */
export type Json = { [key: string]: unknown };

/** An OpenAPI 3.1 document, as far as its readers need to know it. */
export interface OpenApiDocument extends Json {
  openapi: string;
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; [key: string]: unknown };
}
