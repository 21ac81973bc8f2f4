import { Skeleton } from '../../components/Skeleton.tsx';

/** The place of a set's content while it loads. */
export function SetSkeleton() {
  return (
    <div className="grid gap-4 min-[80rem]:grid-cols-[minmax(0,1fr)_18rem] min-[96rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-[80rem]:col-span-full">
        <Skeleton label="Loading the set" className="h-17.5 max-sm:h-29" />
      </div>
      <Skeleton label="Loading members" className="h-[calc(100dvh-12rem)]" />
      <div className="max-[80rem]:hidden">
        <Skeleton label="Loading the chart" className="h-110" />
      </div>
    </div>
  );
}
