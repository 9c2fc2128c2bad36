import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HdrHistogram } from '../statistics/hdr-histogram.ts';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { hdrLog } from './hdr-log.ts';
import { hdrPercentiles } from './hdr-percentiles.ts';

function histogramOf(values: readonly number[]): HdrHistogram {
  const histogram = new HdrHistogram();
  for (const value of values) histogram.record(value);
  return histogram;
}

/** Printed by hdr-histogram-js 3 for the same seven values; of its maximum only, which it gives as it was recorded, the Java rule is here. */
const SEVEN = `       Value     Percentile TotalCount 1/(1-Percentile)

       1.000 0.000000000000          2           1.00
       1.000 0.100000000000          2           1.11
       1.000 0.200000000000          2           1.25
       1.500 0.300000000000          3           1.43
       1.500 0.400000000000          3           1.67
       2.001 0.500000000000          5           2.00
       2.001 0.550000000000          5           2.22
       2.001 0.600000000000          5           2.50
       2.001 0.650000000000          5           2.86
       2.001 0.700000000000          5           3.33
       3.000 0.750000000000          6           4.00
       3.000 0.775000000000          6           4.44
       3.000 0.800000000000          6           5.00
       3.000 0.825000000000          6           5.71
       3.000 0.850000000000          6           6.67
     950.010 0.875000000000          7           8.00
     950.010 1.000000000000          7
#[Mean    =      137.178, StdDeviation   =      331.731]
#[Max     =      950.010, Total count    =            7]
#[Buckets =           43, SubBuckets     =         2048]
`;

describe('percentiles as HdrHistogram prints them', () => {
  it('are, byte by byte, those of another implementation', () => {
    expect(hdrPercentiles(histogramOf([1_000_000, 1_000_000, 1_500_000, 2_000_000, 2_000_100, 3_000_000, 950_000_000]))).toBe(SEVEN);
  });

  it('say of each value how many are not above it, up to 100 %, with five lines a halving', () => {
    const random = new SplitMix64(4n);
    const values = Array.from({ length: 5000 }, () => 1_000_000 + random.below(2_000_000_000));
    const rows = hdrPercentiles(histogramOf(values)).split('\n').slice(2, -4).map((line) => line.trim().split(/ +/).map(Number));
    let before = -1;
    for (const [valueMs = 0, level = 0, count = 0] of rows) {
      // What is printed is rounded to 1 µs, and slots are narrower than a thousandth of their values.
      const most = values.filter((value) => value <= valueMs * 1e6 + 1000).length;
      const least = values.filter((value) => value <= valueMs * 1e6 * 0.999).length;
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
      expect(count / 5000).toBeGreaterThanOrEqual(level - 1e-9);
      expect(level).toBeGreaterThan(before);
      before = level;
    }
    expect(rows.at(-1)?.slice(1)).toEqual([1, 5000]);
    expect(rows.filter(([, level = 0]) => level >= 0.5 && level < 0.75)).toHaveLength(5);
    expect(rows.filter(([, level = 0]) => level >= 0.75 && level < 0.875)).toHaveLength(5);
  });

  it('of nothing are a head and a foot', () => {
    expect(hdrPercentiles(new HdrHistogram()).split('\n')).toHaveLength(6);
  });
});

describe('a histogram log', () => {
  it('has one histogram for each second in which there are values', () => {
    const values = [[0.1e9, 5], [0.9e9, 5], [1e9, 7], [4.2e9, 2_000_000]].map(([atNs = 0, valueNs = 0]) => ({ atNs, valueNs }));
    const lines = hdrLog({ startUnixMs: 1_441_812_279_474, values }).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      '#[Histogram log format version 1.3]', '#[StartTime: 1441812279.474 (seconds since epoch), 2015-09-09T15:24:39.474Z]',
      '"StartTimestamp","Interval_Length","Interval_Max","Interval_Compressed_Histogram"',
    ]);
    const rows = lines.slice(3, -1).map((line) => line.split(','));
    expect(rows.map((row) => row.slice(0, 3))).toEqual([['1441812279.474', '1.000', '0.000'], ['1441812280.474', '1.000', '0.000'], ['1441812283.474', '1.000', '2.000']]);
    // V2 compressed: the counts follow 40 bytes of header; 5 empty slots are the negative number -5, zigzag 9, then 2 values, zigzag 4.
    const inner = inflateSync(Buffer.from(rows[0]?.[3] ?? '', 'base64').subarray(8));
    expect(inner.readUInt32BE(0)).toBe(0x1c849313);
    expect([...inner.subarray(40)]).toEqual([9, 4]);
  });
});
