// Swagger UI for this server's document. It asks no other host.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const ui = SwaggerUIBundle({
  url: '../openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  tryItOutEnabled: true,
  persistAuthorization: true,
  validatorUrl: null,
  // A log-in authorises the next calls, as in a front end.
  responseInterceptor(response) {
    const { access } = response.obj ?? {};
    if (typeof access === 'string') ui.preauthorizeApiKey('bearer', access);
    return response;
  },
});
