// Shows this server's OpenAPI document in Swagger UI. With `?control`, shows the document of its control calls.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const ui = SwaggerUIBundle({
  url: location.search === '?control' ? '../__mock/openapi.json' : '../openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  tryItOutEnabled: true,
  persistAuthorization: true,
  validatorUrl: null,
  // After a log-in, Swagger UI sends the new token with all later requests, as a front end would.
  responseInterceptor(response) {
    const { access } = response.obj ?? {};
    if (typeof access === 'string') ui.preauthorizeApiKey('bearer', access);
    return response;
  },
});
