// The reference page's own script: Swagger UI for this server's document, asking nobody else.
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
  // Whoever logs in here is authorised at once, as a front end would be.
  responseInterceptor(response) {
    const { access } = response.obj ?? {};
    if (typeof access === 'string') ui.preauthorizeApiKey('bearer', access);
    return response;
  },
});
