import type { TestProject } from 'vitest/node';
import { buildServer } from './build.mjs';

/** Builds the API, which its tests start as a program. From source, each start takes three times as long. */
export default async function setup(project: TestProject): Promise<void> {
  await buildServer();
  project.onTestsRerun(buildServer);
}
