import { Controller, Get, Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import {
  Throttle,
  ThrottlerGuard,
  ThrottlerModule,
  type ThrottlerModuleOptions,
} from '@nestjs/throttler';
import { expect, it, onTestFinished } from 'vitest';
import { MayflyThrottlerStorage } from '../../src/adapters/nestjs-throttler.ts';
import { createMayfly } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';

const patient = { outage: { answerWithinMs: 10_000 } };

type Throttlers = Extract<ThrottlerModuleOptions, readonly unknown[]>;

/** A Nest application. `route`: the limits of the route `/other`. */
async function serve(
  storage: MayflyThrottlerStorage,
  throttlers: Throttlers,
  route: Parameters<typeof Throttle>[0] = {},
) {
  class Routes {
    one(): string {
      return 'through';
    }
    other(): string {
      return 'through';
    }
  }
  class Application {
    readonly name = 'test';
  }
  // As the decorators of a program do.
  const describe = (name: 'one' | 'other') =>
    Object.getOwnPropertyDescriptor(Routes.prototype, name) ?? {};
  Get()(Routes.prototype, 'one', describe('one'));
  Get('other')(Routes.prototype, 'other', describe('other'));
  Throttle(route)(Routes.prototype, 'other', describe('other'));
  Controller()(Routes);
  Module({})(Application);
  const root: DynamicModule = {
    module: Application,
    imports: [ThrottlerModule.forRoot({ throttlers, storage })],
    controllers: [Routes],
    providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
  };
  const app = await NestFactory.create(root, new ExpressAdapter(), { logger: false });
  onTestFinished(() => app.close());
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return async (path = '/', suffix = '') => {
    const { status, headers } = await fetch(url + path);
    const header = (name: string) => headers.get(name + suffix);
    return status === 429
      ? [status, header('retry-after')]
      : [status, header('x-ratelimit-remaining'), header('x-ratelimit-reset')];
  };
}

it('blocks a client that exceeds a limit, which then has its whole limit again', async () => {
  const { mayfly, clock } = testBench();
  const storage = new MayflyThrottlerStorage(mayfly, 'http', patient);
  const get = await serve(storage, [{ limit: 2, ttl: 10_000, blockDuration: 4000 }]);
  expect(await get()).toEqual([200, '1', '10']);
  expect(await get()).toEqual([200, '0', '10']);
  expect(await get('/other')).toEqual([200, '1', '10']);
  expect(await get()).toEqual([429, '4']);
  clock.advance(3001);
  expect(await get()).toEqual([429, '1']);
  clock.advance(999);
  expect(await get()).toEqual([200, '1', '10']);
});

it('applies limits of a route, several throttlers, and a limit of 0', async () => {
  const { mayfly, clock } = testBench();
  const storage = new MayflyThrottlerStorage(mayfly, 'http', patient);
  const throttlers = [
    { name: 'burst', limit: 1, ttl: 1000, blockDuration: 0 },
    { name: 'long', limit: 1000, ttl: 60_000 },
  ];
  const get = await serve(storage, throttlers, { long: { limit: 0, ttl: 60_000 } });
  expect(await get('/', '-long')).toEqual([200, '999', '60']);
  clock.advance(400);
  expect(await get('/', '-burst')).toEqual([429, '1']);
  // Without a block, the key waits for its hit to expire.
  clock.advance(600);
  expect(await get('/', '-long')).toEqual([200, '998', '59']);
  expect(await get('/other', '-long')).toEqual([429, '60']);
});

it.each([0.5, 1.5, Number.NaN])('refuses a limit of %s', async (limit) => {
  const storage = new MayflyThrottlerStorage(testBench().mayfly, 'http', patient);
  await expect(storage.increment('ann', 60_000, limit, 0, 'default')).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    field: 'limits.limit',
  });
});

it('lets exactly the limit of concurrent calls pass, on several storages', async () => {
  const { through } = testBench();
  const storages = [connect(), connect(), connect()].map(
    (redis) => new MayflyThrottlerStorage(through(redis), 'http', patient),
  );
  const calls = Array.from({ length: 20 }, () => storages).flat();
  const records = await Promise.all(
    calls.map((storage) => storage.increment('ann', 60_000, 17, 60_000, 'default')),
  );
  const passed = records.filter((record) => !record.isBlocked);
  expect(passed.map((record) => record.totalHits).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 17 }, (_, i) => i + 1),
  );
  expect(records.filter((record) => record.totalHits === 18)).toHaveLength(43);
});

it.each([
  ['open', 200],
  ['closed', 500],
] as const)('leaves an outage to the policy %s', async (policy, status) => {
  const redis = connect().duplicate({ lazyConnect: true, enableOfflineQueue: false });
  const storage = new MayflyThrottlerStorage(createMayfly({ redis }), 'http', {
    outage: { policy },
  });
  const get = await serve(storage, [{ limit: 1, ttl: 1000 }]);
  expect((await get())[0]).toBe(status);
});
