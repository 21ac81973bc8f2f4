import { readVersion } from '../../env/version.ts';
import type { ClientEnv } from '../../env/client-env.ts';
import { connect } from '../connection.ts';
import { DiagnosisDocument, type DiagnosisQuery } from '../documents.generated.ts';
import { CommandFailed } from '../failure.ts';
import { describeAlert } from './alert-messages.ts';
import type { Finding } from './finding.ts';

const TIMEOUT_MS = 5000;

const serverFinding = (level: Finding['level'], code: string, message: string): Finding => ({
  level,
  subject: 'server',
  code,
  message,
});

/** Looks at the server, if one answers. */
export async function findInServer(env: ClientEnv): Promise<readonly Finding[]> {
  const { origin } = env.url;
  try {
    await fetch(new URL('/healthz', origin), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    return [serverFinding('note', 'SERVER_ABSENT', `No server answers at ${origin}.`)];
  }
  try {
    const connection = await connect(env);
    return describe(origin, await connection.request(DiagnosisDocument, {}));
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const message = `A server answers at ${origin}, but not to this command: ${error.message}`;
    return [serverFinding('warning', error.code ?? 'SERVER_REFUSES', message)];
  }
}

function describe(origin: string, { viewer, about, overview }: DiagnosisQuery): readonly Finding[] {
  const version = readVersion();
  const isOther = about.version !== version;
  return [
    serverFinding(
      'ok',
      'SERVER',
      `A server answers at ${origin}. The token ${viewer.name} has the role ${viewer.role.toLowerCase()}.`,
    ),
    ...(isOther
      ? [
          serverFinding(
            'warning',
            'SERVER_VERSION',
            `The server is Mayfly ${about.version}, and this command is ${version}. Use the same version.`,
          ),
        ]
      : []),
    ...overview.alerts.map((alert) =>
      serverFinding(
        alert.severity === 'CRITICAL' ? 'critical' : 'warning',
        alert.kind,
        describeAlert(alert),
      ),
    ),
  ];
}
