/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type StartSampleStatus =
  | 'STARTED'
  | 'ACTIVE'
  | 'STORE_NOT_EMPTY';

export type StartSampleMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSampleMutation = { startSample: { status: StartSampleStatus | null, sample: { active: boolean, available: boolean } | null } };

export type StopSampleMutationVariables = Exact<{ [key: string]: never; }>;


export type StopSampleMutation = { stopSample: { sample: { active: boolean, available: boolean } | null } };

export type SampleQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleQuery = { sample: { active: boolean, available: boolean } };

export const StartSampleDocument = /* @__PURE__ */ new TypedDocument<StartSampleMutation, StartSampleMutationVariables>(
  'StartSample',
  'da3883d709a955df7146612ebe5f5e00b268caaf3ddda7f8b61369f57612cc88',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation StartSample {
  startSample {
    status
    sample {
      active
      available
    }
  }
}`,
);

export const StopSampleDocument = /* @__PURE__ */ new TypedDocument<StopSampleMutation, StopSampleMutationVariables>(
  'StopSample',
  '666342e65145d98de67bc78943ed4507c8ed0172ab25ef6444cb9d224e39d598',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation StopSample {
  stopSample {
    sample {
      active
      available
    }
  }
}`,
);

export const SampleDocument = /* @__PURE__ */ new TypedDocument<SampleQuery, SampleQueryVariables>(
  'Sample',
  'd2ab25b8f47c43c07cd98857383f383a4c8f3691b7395729ccb012e1a1728f95',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Sample {
  sample {
    active
    available
  }
}`,
);