import type { SettingsNode } from '../../graphql/named-settings.ts';
import type { WebhookSettings } from '../../webhooks/webhook.ts';

export type WebhookModel = SettingsNode<WebhookSettings>;
