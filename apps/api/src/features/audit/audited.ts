import { MayflyError } from '@mayfly/core';
import {
  getArgumentValues,
  getDirectiveValues,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { GraphQLContext } from '../context.ts';
import { toErrorCode } from '../../graphql/errors.ts';
import { Conflict } from '../../graphql/user-errors.ts';
import type { ErrorCode, Role } from '../../graphql/types.generated.ts';
import type { ForbiddenListener } from '../../guards/operation-gate.ts';
import type { AuditSection } from '../../auth/audit/entry.ts';

type RootResolver = GraphQLFieldResolver<unknown, GraphQLContext>;

/**
 * Records every call of an `@audited` mutation, also a rejected one, before the response. Mutations for admins have
 * a separate section, so that other entries cannot push theirs out.
 */
export function withAudit(
  audited: GraphQLDirective,
  field: GraphQLField<unknown, GraphQLContext>,
  role: Role,
  resolve: RootResolver,
): RootResolver {
  const directive = field.astNode && getDirectiveValues(audited, field.astNode);
  if (!directive) return resolve;
  const path = pathOf(directive);
  const counted = typeof directive['count'] === 'string' ? directive['count'] : null;
  const section: AuditSection = role === 'ADMIN' ? 'administration' : 'items';
  return async (parent, args: unknown, context, info) => {
    const { access, principal, requestId, address } = context;
    const target = targetOf(args, path);
    const record = (outcome: string, count: number | null = null) =>
      access.audit.record({
        section,
        actor: principal,
        action: field.name,
        target,
        outcome,
        count,
        requestId,
        address,
      });
    try {
      const payload: unknown = await resolve(parent, args, context, info);
      await record(outcomeOf(payload), counted === null ? null : countIn(payload, counted));
      return payload;
    } catch (error) {
      const code = codeOf(error);
      const recorded = record(code);
      // The log is in the same Redis: after one timeout, do not wait for a second one.
      if (code !== 'REDIS_UNAVAILABLE') await recorded;
      throw error;
    }
  };
}

/**
 * Records rejected calls of `@audited` mutations, which their callers' role does not allow. They are in the section of
 * access, so that they cannot push out other entries.
 */
export function forbiddenRecorder(schema: GraphQLSchema): ForbiddenListener<GraphQLContext> {
  const audited = schema.getDirective('audited');
  if (!audited) throw new TypeError('The schema has no directive audited');
  return async ({ fields, variables }, { access, principal: actor, requestId, address }) => {
    for (const { field, node } of fields) {
      const directive = field.astNode && getDirectiveValues(audited, field.astNode);
      if (!directive) continue;
      await access.audit.record({
        section: 'access',
        actor,
        action: field.name,
        target: targetOf(getArgumentValues(field, node, variables), pathOf(directive)),
        outcome: 'FORBIDDEN',
        count: null,
        requestId,
        address,
      });
    }
  };
}

function pathOf({ target }: Readonly<Record<string, unknown>>): readonly string[] {
  return typeof target === 'string' ? target.split('.') : [];
}

/** The text or number at the path in the input, else null. */
function targetOf(args: unknown, path: readonly string[]): string | null {
  const target = path.length === 0 ? null : valueAt(args, ['input', ...path]);
  return typeof target === 'string' || typeof target === 'number' ? String(target) : null;
}

/** What a status of an item says if the item was not changed. */
const UNCHANGED: ReadonlySet<unknown> = new Set(['ABSENT', 'KEPT', 'REFUSED', 'TAKEN', 'EXPIRED']);

/** The number in a field of the payload, or the number of items that were changed. */
function countIn(payload: unknown, field: string): number | null {
  const value = valueAt(payload, [field]);
  if (!Array.isArray(value)) return typeof value === 'number' ? value : null;
  return value.filter((item) => !UNCHANGED.has(valueAt(item, ['status']))).length;
}

/** The code of the first user error, if any. */
function outcomeOf(payload: unknown): string {
  const code = valueAt(payload, ['userErrors', '0', 'code']);
  return typeof code === 'string' ? code : 'OK';
}

function valueAt(from: unknown, path: readonly string[]): unknown {
  let value = from;
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof MayflyError) return toErrorCode(error.code);
  return error instanceof Conflict ? 'CONFLICT' : 'INTERNAL_SERVER_ERROR';
}
