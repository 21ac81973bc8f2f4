import type { SeriesDefinition } from '@mayfly/core';
import type { SettingsNode } from '../../graphql/named-settings.ts';

export type SeriesModel = SettingsNode<SeriesDefinition>;
