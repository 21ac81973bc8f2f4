-- Fragment: exact whole division of numbers from 0 to below 2^53.
--
-- Provides min, max, format, divide, divide_up

-- Locals are faster than fields of tables.
local min, max, format = math.min, math.max, string.format

local function divide(dividend, divisor)
  local rest = dividend % divisor
  return (dividend - rest) / divisor, rest
end

local function divide_up(dividend, divisor)
  local quotient, rest = divide(dividend, divisor)
  return rest > 0 and quotient + 1 or quotient
end
