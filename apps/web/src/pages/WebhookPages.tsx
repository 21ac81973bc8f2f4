// One chunk: most of their code is the same, and other pages do not load it.
export { WebhookPage } from './WebhookPage.tsx';
export { WebhooksPage } from './WebhooksPage.tsx';
