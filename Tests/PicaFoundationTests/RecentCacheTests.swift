import PicaFoundation
import Testing

@Suite("A least recently used cache") struct RecentCacheTests {
    @Test("The least recently used value is evicted")
    func leastRecentlyUsedGoes() {
        var cache = RecentCache<Int, String>(capacity: 3)
        for number in 1...3 { cache[number] = "\(number)" }
        #expect(cache[1] == "1")
        cache[4] = "4"
        #expect(cache[2] == nil)
        #expect(cache[1] == "1")
        #expect(cache[3] == "3")
        #expect(cache[4] == "4")
        #expect(cache.count == 3)
    }

    @Test("A value that is set again is replaced and most recent")
    func settingAgain() {
        var cache = RecentCache<Int, String>(capacity: 2)
        cache[1] = "a"
        cache[2] = "b"
        cache[1] = "c"
        cache[3] = "d"
        #expect(cache[1] == "c")
        #expect(cache[2] == nil)
    }

    @Test("A random working set slightly larger than the cache loses only a few values")
    func hasNoCliff() {
        var cache = RecentCache<Int, Int>(capacity: 64)
        var state: UInt64 = 1
        var misses = 0
        for _ in 0..<10_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let key = Int(state >> 33) % 65
            if cache[key] == nil {
                misses += 1
                cache[key] = key
            }
        }
        #expect(misses < 600)
    }

    @Test("The total cost is limited, whatever each value costs", arguments: 0..<20)
    func costs(seed: UInt64) {
        var state = seed
        var cache = RecentCache<Int, Int>(capacity: 20)
        var list: [(key: Int, value: Int, cost: Int)] = []
        for step in 0..<2000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let key = Int(state >> 33) % 16
            let known = list.firstIndex { $0.key == key }
            if state >> 62 == 0 {
                let cost = Int(state >> 40) % 30
                if let known { list.remove(at: known) }
                list.append((key, step, cost))
                while list.count > 1, list.reduce(0, { $0 + $1.cost }) > 20 { list.removeFirst() }
                cache.insert(step, cost: cost, for: key)
                #expect(cache.count == list.count, "seed \(seed), step \(step)")
            } else {
                #expect(cache[key] == known.map { list[$0].value }, "seed \(seed), step \(step)")
                if let known { list.append(list.remove(at: known)) }
            }
        }
    }

    @Test("It matches a list in order of use for random operations")
    func agreesWithList() {
        let seed = UInt64.random(in: 1...UInt64.max)
        var state = seed
        var cache = RecentCache<Int, Int>(capacity: 5)
        var list: [(key: Int, value: Int)] = []
        for step in 0..<3000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let key = Int(state >> 33) % 9
            let known = list.firstIndex { $0.key == key }
            if state >> 62 == 0 {
                if let known { list.remove(at: known) } else if list.count == 5 { list.removeFirst() }
                list.append((key, step))
                cache[key] = step
            } else {
                #expect(cache[key] == known.map { list[$0].value }, "seed \(seed)")
                if let known { list.append(list.remove(at: known)) }
            }
        }
    }
}

@Suite("Binary search") struct PartitioningIndexTests {
    @Test("Finds the first element of the second part, wherever that starts", arguments: 0...17)
    func findsBorder(border: Int) {
        let numbers = Array(0..<17)
        #expect(numbers.partitioningIndex { $0 >= border } == border)
        #expect((0..<17).partitioningIndex { $0 >= border } == border)
        #expect(numbers[3...].partitioningIndex { $0 >= border } == max(border, 3))
    }
}
