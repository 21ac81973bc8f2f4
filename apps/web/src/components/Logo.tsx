/** A mayfly at rest: two wings, a short body and three tails. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" fill="none" aria-hidden="true">
      <g className="fill-accent-wash stroke-accent" strokeWidth="2" strokeLinejoin="round">
        <path d="M14.500 15.500C10 13.500 6 9 5 3.500c5 .5 9.500 4.500 10.800 10.500Z" />
        <path d="M17 15c0-5.500 3-10 8.500-12.500C27 7.500 24 13 18.500 16Z" />
      </g>
      <g stroke="currentColor" strokeLinecap="round">
        <path strokeWidth="2.600" d="m12.500 12.500 7 7" />
        <path
          strokeWidth="1.500"
          d="M19.500 19.500c2.500 2 5.500 3 9 3.200m-9-3.200c2.200 2.600 4.200 5.200 6.200 9m-6.200-9c.8 3.200 1 6 .6 9.800"
        />
      </g>
    </svg>
  );
}
