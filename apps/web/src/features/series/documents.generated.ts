/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type CreateSeriesInput = {
  series: string;
  fields: Array<string>;
  retentionMs?: number;
};

export type DeleteSeriesInput = {
  series: string;
};

export type StatsAggregate =
  | 'MIN'
  | 'MAX'
  | 'AVERAGE'
  | 'LAST'
  | 'SUM';

export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type CreateSeriesMutationVariables = Exact<{
  input: CreateSeriesInput;
}>;


export type CreateSeriesMutation = { createSeries: { status: CreateStatus | null } };

export type DeleteSeriesMutationVariables = Exact<{
  input: DeleteSeriesInput;
}>;


export type DeleteSeriesMutation = { deleteSeries: { status: DeleteStatus | null } };

export type SeriesFieldsFragment = { name: string, fields: Array<string>, retentionMs: number, createdAt: string };

export type AllSeriesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AllSeriesQuery = { allSeries: { now: string, totalCount: number, edges: Array<{ node: { name: string, fields: Array<string>, retentionMs: number, createdAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SeriesQueryVariables = Exact<{
  name: string;
  lastMs: number;
  points: number;
  aggregate: StatsAggregate;
}>;


export type SeriesQuery = { series: { name: string, fields: Array<string>, retentionMs: number, createdAt: string, history: { from: string, stepMs: number, now: string, hasMoreSources: boolean, sources: Array<{ source: string, lines: Array<{ field: string, values: Array<number | null> }> }> } } };

export const CreateSeriesDocument = /* @__PURE__ */ new TypedDocument<CreateSeriesMutation, CreateSeriesMutationVariables>(
  'CreateSeries',
  'd462bafbff7975379815f3e6f022b78377ca3c7a7d28cb64780fc6a1c59ed574',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CreateSeries(\$input: CreateSeriesInput!) {
  createSeries(input: \$input) {
    status
  }
}`,
);

export const DeleteSeriesDocument = /* @__PURE__ */ new TypedDocument<DeleteSeriesMutation, DeleteSeriesMutationVariables>(
  'DeleteSeries',
  '4ca62f2b4744b54814e10802fa2de022e93ab6b83e0f57ec5f54b1511541bcde',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DeleteSeries(\$input: DeleteSeriesInput!) {
  deleteSeries(input: \$input) {
    status
  }
}`,
);

export const AllSeriesDocument = /* @__PURE__ */ new TypedDocument<AllSeriesQuery, AllSeriesQueryVariables>(
  'AllSeries',
  '295ddc599b5307028493e06a7cf66e024cafe8b975f3c1b764e1eaf8aebe9c06',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AllSeries(\$first: Int!, \$after: String) {
  allSeries(first: \$first, after: \$after) {
    now
    totalCount
    edges {
      node {
        ...SeriesFields
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
fragment SeriesFields on Series {
  name
  fields
  retentionMs
  createdAt
}`,
);

export const SeriesDocument = /* @__PURE__ */ new TypedDocument<SeriesQuery, SeriesQueryVariables>(
  'Series',
  '4d9a67ea524a10f398f9e654c8a8e82dbf4bfde7a71bdacb2bc64e11d508d92c',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Series(\$name: String!, \$lastMs: Float!, \$points: Int!, \$aggregate: StatsAggregate!) {
  series(name: \$name) {
    ...SeriesFields
    history(lastMs: \$lastMs, points: \$points, aggregates: [\$aggregate]) {
      from
      stepMs
      now
      hasMoreSources
      sources {
        source
        lines {
          field
          values
        }
      }
    }
  }
}
fragment SeriesFields on Series {
  name
  fields
  retentionMs
  createdAt
}`,
);