export type { MayflyOptions } from '../context.ts';
export { ERROR_CODES, MayflyError, type MayflyErrorCode } from '../errors.ts';
export { CONSTRAINTS } from '../constraints.ts';
export { defineScript, type Script, type ScriptArgument } from '../redis/script.ts';
export type { CreatedSettings } from '../settings/named-settings.ts';
export type { PageOfNames, SettingsEntry, SettingsPage } from '../settings/settings-store.ts';
export type { RedisClient } from '../redis/client.ts';
export type { Clock } from '../redis/session.ts';
export type { JsonValue } from '../input.ts';
