import { html } from './html.ts';

/** The page around Swagger UI; its script and styles are files beside it, so that no inline script is needed. */
export const referencePage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Reference · Academy mock API</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="swagger-ui.css" />
      <link rel="stylesheet" href="reference.css" />
      <script src="swagger-ui-bundle.js" defer></script>
      <script src="reference.js" defer></script>
    </head>
    <body>
      <nav><a href="../../">Academy mock API</a></nav>
      <main id="reference">
        <noscript><a href="../openapi.json">The API's document</a> can be read without scripts.</noscript>
      </main>
    </body>
  </html> `;
