import { Link } from '@tanstack/react-router';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';

/** The page of a set while only its name is known. */
export function SetSkeleton({ name }: { name: string }) {
  return (
    <>
      <PageHeader title={name} name crumb={<Link to="/sets">Sets</Link>} />
      <div className="grid gap-4 min-[80rem]:grid-cols-[minmax(0,1fr)_18rem] min-[96rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-[80rem]:col-span-full">
          <Skeleton label="Loading the set" className="h-17.5 max-sm:h-29" />
        </div>
        <Skeleton label="Loading members" className="h-[calc(100dvh-12rem)]" />
        <div className="max-[80rem]:hidden">
          <Skeleton label="Loading the chart" className="h-110" />
        </div>
      </div>
    </>
  );
}
