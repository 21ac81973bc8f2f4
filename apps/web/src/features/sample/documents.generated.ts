/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type StartDemoDataStatus =
  | 'STARTED'
  | 'ACTIVE'
  | 'STORE_NOT_EMPTY';

export type StartSampleMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSampleMutation = { startDemoData: { status: StartDemoDataStatus | null, demoData: { active: boolean, available: boolean } | null } };

export type StopSampleMutationVariables = Exact<{ [key: string]: never; }>;


export type StopSampleMutation = { stopDemoData: { demoData: { active: boolean, available: boolean } | null } };

export type SampleQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleQuery = { demoData: { active: boolean, available: boolean } };

export const StartSampleDocument = /* @__PURE__ */ new TypedDocument<StartSampleMutation, StartSampleMutationVariables>(
  'StartSample',
  '0b3b20274fedc7ea0abc4eec687394a6398069e4c90754f818b6f5e9a161484a',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation StartSample {
  startDemoData {
    status
    demoData {
      active
      available
    }
  }
}`,
);

export const StopSampleDocument = /* @__PURE__ */ new TypedDocument<StopSampleMutation, StopSampleMutationVariables>(
  'StopSample',
  '48e811c9b64f54883179fb43084b13a4b126fa728cb41d9f92a9e1b0c90ff27e',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation StopSample {
  stopDemoData {
    demoData {
      active
      available
    }
  }
}`,
);

export const SampleDocument = /* @__PURE__ */ new TypedDocument<SampleQuery, SampleQueryVariables>(
  'Sample',
  '361c9f232f8127ad4af05a7439fe5ea4e3d1984c6ea7809d450388833ddc9d84',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Sample {
  demoData {
    active
    available
  }
}`,
);