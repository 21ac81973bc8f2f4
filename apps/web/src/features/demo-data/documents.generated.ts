/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type StartDemoDataStatus =
  | 'STARTED'
  | 'ACTIVE'
  | 'STORE_NOT_EMPTY';

export type StartDemoDataMutationVariables = Exact<{ [key: string]: never; }>;


export type StartDemoDataMutation = { startDemoData: { status: StartDemoDataStatus | null, demoData: { active: boolean, available: boolean } | null } };

export type StopDemoDataMutationVariables = Exact<{ [key: string]: never; }>;


export type StopDemoDataMutation = { stopDemoData: { demoData: { active: boolean, available: boolean } | null } };

export type DemoDataQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoDataQuery = { demoData: { active: boolean, available: boolean } };

export const StartDemoDataDocument = /* @__PURE__ */ new TypedDocument<StartDemoDataMutation, StartDemoDataMutationVariables>(
  'StartDemoData',
  '5abe11d221e767977ff869b55edd524b5dba9c1d967720063d2502bb06f5ba05',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation StartDemoData {
  startDemoData {
    status
    demoData {
      active
      available
    }
  }
}`,
);

export const StopDemoDataDocument = /* @__PURE__ */ new TypedDocument<StopDemoDataMutation, StopDemoDataMutationVariables>(
  'StopDemoData',
  'b4c173eca931a8f7de7ca3aae1f35795821295635cf14dfd6aed2d9c50804016',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation StopDemoData {
  stopDemoData {
    demoData {
      active
      available
    }
  }
}`,
);

export const DemoDataDocument = /* @__PURE__ */ new TypedDocument<DemoDataQuery, DemoDataQueryVariables>(
  'DemoData',
  '5617fa34629f476fa09af8d61573d14870bbdd7457c1f31ef1d142d769d5423a',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query DemoData {
  demoData {
    active
    available
  }
}`,
);